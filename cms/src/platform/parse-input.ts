import { errors } from '@strapi/utils';
import * as v from 'valibot';

/** A time in ISO 8601. valibot also takes `2020-01-01T00:00:00+05`, of which JavaScript makes no date. */
export const TimestampSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** @throws {errors.ValidationError} with the message if the input does not fit the schema */
export function parseInput<Schema extends v.GenericSchema>(
  input: unknown,
  schema: Schema,
  message: string,
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, input);
  if (!success) throw new errors.ValidationError(message);
  return output;
}
