import * as v from 'valibot';
import { MAX_AMOUNT, purposes, registrationKinds, sources } from '../texts/accounts.ts';
import { Count, RequiredText } from './fields.ts';

const Line = v.pipe(RequiredText, v.maxLength(200));
const Day = v.pipe(v.string(), v.isoDate());
const Amount = v.pipe(Count, v.optional(v.pipe(v.number(), v.maxValue(MAX_AMOUNT))));

export const Registration = v.object({
  kind: v.picklist(registrationKinds),
  number: Line,
  /** The last day, such as `2031-03-31`; undefined where the registration does not end. */
  validUntil: v.pipe(
    v.nullish(Day),
    v.transform((day) => day ?? undefined),
  ),
});

export const BoardMember = v.object({ name: Line, office: Line });

/** What came in and was spent in a financial year, in rupees. `year` is that of its 31 March. */
export const AccountsYear = v.pipe(
  v.object({
    year: v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2100)),
    ...v.entriesFromList([...sources, ...purposes], Amount),
  }),
  v.check((year) => [...sources, ...purposes].some((name) => (year[name] ?? 0) > 0)),
);
