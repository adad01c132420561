import { describe, expect, test } from 'vitest';
import { fillTexts } from './fill-placeholders.ts';

const nothing = {
  name: 'Ours',
  email: '',
  phones: '',
  address: '',
  city: '',
  state: '',
  founder: '',
  foundedYear: '',
};

const filled = (text: string, own: Partial<typeof nothing> = {}) =>
  fillTexts({ text }, { ...nothing, ...own }, 'en').text;

test('a placeholder becomes its detail, and an unknown one stays', () => {
  expect(fillTexts(['{name}, {toString} {other}'], nothing, 'en')).toEqual([
    'Ours, {toString} {other}',
  ]);
});

describe('[R47] where a detail is not known', () => {
  test('its sentence is left out, and those beside it stay', () => {
    const text = 'Write to us. You can call {phones}. {name} answers. Bring it to {address}!';
    expect(filled(text)).toBe('Write to us. Ours answers.');
    expect(filled(text, { phones: '+1' })).toBe('Write to us. You can call +1. Ours answers.');
  });

  test('a paragraph is left out with its last sentence, and the heading over nothing with it', () => {
    const text = '# All\n\n## Where\n\nIn {city}.\n\n### Exactly\n\nAt {address}.\n\n## Who\n\nWe.';
    expect(filled(text)).toBe('# All\n\n## Who\n\nWe.');
    expect(filled('Before.\n\n## Last\n\n{email}')).toBe('Before.');
  });

  test('a list keeps its other points', () => {
    expect(filled('- One.\n- Call {phones}.\n- **Three.** Write to {email}. Or come.')).toBe(
      '- One.\n- **Three.** Or come.',
    );
  });

  test('lines of a paragraph are one text', () => {
    expect(filled('Call\n{phones}. Or\nwrite.')).toBe('Or write.');
  });

  test('a sentence of Hindi ends as it does there', () => {
    expect(fillTexts('हम यहाँ हैं। फ़ोन: {phones}।', nothing, 'hi')).toBe('हम यहाँ हैं।');
  });
});
