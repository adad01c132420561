import * as v from 'valibot';

/** The largest value of the column `id`. PostgreSQL's `integer` has four bytes, and a larger number is an error 500. */
const MAX_ROW_ID = 2 ** 31 - 1;

export const RowIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROW_ID));

/** A path may have any text as an id. PostgreSQL fails on a text that is no number. */
export const RowIdInPathSchema = v.pipe(v.string(), v.digits(), v.transform(Number), RowIdSchema);
