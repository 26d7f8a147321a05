// Texts that Vite imports as they are.
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
