import { type Language, languageTable } from '../../app/languages.ts';

/** A number in the digits of a language's own script; Unicode has them in a row. */
export function inDigitsOf(language: Language, number: string): string {
  const digit = new RegExp(`(?=\\p{Nd})\\p{Script=${languageTable[language].script}}`, 'u');
  const isDigit = (_: unknown, code: number) => digit.test(String.fromCharCode(code));
  const zero = Array.from({ length: 0xffff }, isDigit).indexOf(true);
  if (zero === -1) return number;
  return number.replace(/\d/g, (each) => String.fromCharCode(zero + Number(each)));
}
