import * as v from 'valibot';
import { RequiredText } from './fields.ts';

const degrees = (min: number, max: number) =>
  v.pipe(
    RequiredText,
    v.regex(/^\d+([.,]\d+)?$/),
    v.transform((text) => Number(text.replace(',', '.'))),
    v.minValue(min),
    v.maxValue(max),
  );

export const schoolTexts = {
  name: v.pipe(RequiredText, v.maxLength(120)),
  /** A district, a city, or "Kerala" or "Other" where no single district fits. */
  district: v.pipe(RequiredText, v.maxLength(60)),
};

export const schoolFields = {
  /** Names the school in links, so it stays when the list or the school's name changes. */
  schoolId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  latitude: degrees(6, 37.5),
  longitude: degrees(68, 97.5),
  /** The documentId or the url of a project in the CMS, or a key of the specification (3.9). */
  project: v.pipe(RequiredText, v.maxLength(100)),
  active: v.nullish(v.boolean(), true),
};
