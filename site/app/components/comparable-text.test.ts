import { expect, test } from 'vitest';
import { comparableText } from './comparable-text.ts';

const SAME: readonly (readonly string[])[] = [
  ['അടൂർ', 'അടൂര്\u200d', 'അടൂര്'],
  ['മണ്ണാർക്കാട്', 'മണ്ണാര്\u200dക്കാട്', 'മണ്ണാർക്കാട്\u200c', 'മണ്ണാർക്കാടു്'],
  ['എന്റെ', 'എൻറെ', 'എൻ്റെ', 'എന്\u200dറെ', 'എന്\u200d്റെ'],
  ['പാൽ കാൺ പോൻ വാൾ വാക്', 'പാല്\u200d കാണ്\u200d പോന്\u200d വാള്\u200d വാൿ'],
  ['കൗമാരം', 'കൌമാരം', 'ക\u0d46\u0d57മാരം'],
  ['കൊല്ലം', 'ക\u0d46\u0d3eല്ലം', 'കൊല്\u200cലം'],
  ['ஸ்ரீரங்கம்', 'ஶ்ரீரங்கம்', 'ஸ்\u200cரீரங்கம்'],
  ['ஔவையார்', 'ஒளவையார்', 'ஒ\u0bd7வையார்'],
  ['கொடைக்கானல்', 'க\u0bc6\u0bbeடைக்கானல்'],
  ['ಶಾಲೆ', 'ಶಾಲೆ\u200c'],
  ['ಸೂರ್ಯ', 'ಸೂರ\u200d್ಯ'],
  ['ಕೋಲಾರ', 'ಕ\u0cc6\u0cc2\u0cd5ಲಾರ', 'ಕೊ\u0cd5ಲಾರ'],
  ['ಜ಼ೂ', 'ಜೂ'],
  ['सफ़ेद', 'सफेद', 'सफ\u093cेद', 'स\u095eेद'],
  ['पढ़ाई', 'पढाई', 'प\u095dाई'],
  ['हिन्दी', 'हिंदी', 'हिन्\u200dदी'],
  ['हाँ', 'हां'],
  ['चम्पा', 'चंपा'],
  ['Wayanad', 'WAYANAD', 'wáyanäd', 'Ｗayanad', 'Waya\u00adnad'],
  ["let's", 'LET’S', 'letʼs'],
];

test.each(SAME.map((ways) => [ways[0], ways]))(
  '%s is the same in each way to write it',
  (first, ways) => {
    for (const way of ways) expect(comparableText(way), way).toBe(comparableText(`${first}`));
  },
);

test('other words stay others', () => {
  const words = ['വയനാട്', 'വയനട്', 'കെ', 'കൊ', 'കോ', 'ಕೆ', 'ಕೇ', 'கெ', 'கொ', 'मन', 'मना', 'a', 'b'];
  expect(new Set(words.map(comparableText)).size).toBe(words.length);
  expect(comparableText('കൊല്ലം')).not.toContain(comparableText('കെ'));
});
