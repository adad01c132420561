/** Writes the digits of every script as 0 to 9, and drops letters that nobody sees. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(decimalValue(digit)));
}

/** Unicode has the digits of a script in a row that begins with its zero. */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => each <= code && code < each + 10) ?? code;
  return code - zero;
}

/** The zeros of Latin, Arabic and the scripts of India. */
const zeros = Array.from('0٠۰०০੦૦୦௦౦೦൦', (zero) => zero.charCodeAt(0));
