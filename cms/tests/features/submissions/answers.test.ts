import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersTo } from '../../../src/features/submissions/admin/answers.ts';

const VISITOR = { firstName: 'Asha', email: 'asha@example.org', mobileNumber: '9847012345' };

/** Returns the texts with which the mail and the message begin, in that language. */
function textsIn(language: unknown): (string | null)[] {
  const [mail, , whatsapp] = answersTo({ ...VISITOR, language }, '');
  assert.ok(mail && whatsapp);
  const ofMail = new URL(mail.href).searchParams;
  assert.equal(new URL(whatsapp.href).searchParams.get('text'), ofMail.get('body'));
  return [ofMail.get('subject'), ofMail.get('body')];
}

test('an answer begins in the language of the visitor, and else in English', () => {
  const english = ['Thank you for writing to us', 'Hello Asha,\n\n'];
  assert.deepEqual(textsIn('en'), english);
  assert.deepEqual(textsIn(null), english);
  assert.deepEqual(textsIn('constructor'), english);
  assert.deepEqual(textsIn('ml'), ['ഞങ്ങൾക്ക് എഴുതിയതിന് നന്ദി', 'നമസ്കാരം Asha,\n\n']);
  assert.deepEqual(textsIn('ta'), ['எங்களுக்கு எழுதியதற்கு நன்றி', 'வணக்கம் Asha,\n\n']);
  assert.deepEqual(textsIn('kn'), ['ನಮಗೆ ಬರೆದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು', 'ನಮಸ್ಕಾರ Asha,\n\n']);
  assert.deepEqual(textsIn('hi'), ['हमें लिखने के लिए धन्यवाद', 'नमस्ते Asha,\n\n']);
});

test('a visitor who left an address and a number is answered by mail, call and WhatsApp', () => {
  const answers = answersTo(VISITOR, 'Mazhavil');
  assert.deepEqual(
    answers.map(({ label, recipient }) => [label, recipient]),
    [
      ['E-mail', 'asha@example.org'],
      ['Call', '+91 98470 12345'],
      ['WhatsApp', '+91 98470 12345'],
    ],
  );
  assert.deepEqual(
    answers.slice(1).map(({ href }) => href.split('?')[0]),
    ['tel:+919847012345', 'https://wa.me/919847012345'],
  );
  assert.deepEqual(answersTo({ fullName: 'Asha' }, 'Mazhavil'), []);
  assert.deepEqual(
    answersTo({ ...VISITOR, email: null, mobileNumber: '12' }, 'Mazhavil'),
    [],
    'no phone has this number',
  );
});

test('what a visitor typed stays one recipient, one subject and one text', () => {
  const [mail] = answersTo(
    { fullName: ' A&B=C  Kumar', email: 'a?bcc=x&y@example.org' },
    'Rain & Sun',
  );
  assert.ok(mail);
  assert.match(mail.href, /^mailto:a%3Fbcc%3Dx%26y@example\.org\?/);
  const { searchParams } = new URL(mail.href);
  assert.deepEqual(
    [...searchParams],
    [
      ['subject', 'Rain & Sun: Thank you for writing to us'],
      ['body', 'Hello A&B=C,\n\n'],
    ],
  );
});

test('a visitor without a name is greeted without one', () => {
  const [mail] = answersTo({ email: 'a@example.org' }, '');
  assert.ok(mail);
  assert.equal(new URL(mail.href).searchParams.get('body'), 'Hello ,\n\n');
});
