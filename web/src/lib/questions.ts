// The offers of a question: those that answer it, and the asides after which it is put again.
import type { Offer, Question } from "./wire";

const answerCount = ({ offers, asides }: Question) => offers.length - asides;

export const answersTo = (question: Question): Offer[] => question.offers.slice(0, answerCount(question));

/** The asides as a question of their own. */
export const asidesOf = (question: Question): Question => ({
  ...question,
  offers: question.offers.slice(answerCount(question)),
});
