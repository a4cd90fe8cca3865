/** Made by build/in-language.ts: the words of every island, as `yo/directory`. */
declare module 'virtual:island-words' {
  const words: Record<string, (() => Promise<object>) | undefined>;
  export default words;
}
