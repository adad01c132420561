/** The package's own types name an ES module, but it is CommonJS. */
declare module '@indic-transliteration/sanscript' {
  const Sanscript: { t(text: string, from: string, to: string): string };
  export default Sanscript;
}
