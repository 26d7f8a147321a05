// What stands at the top of the page and in the title of its window.
export const heading = $state({ title: "", myTurn: false });
