import { errors } from '@strapi/utils';
import * as v from 'valibot';

/**
 * Returns what a handler was sent, in the form that the schema asks for.
 * @throws {errors.ValidationError} with the message if it has another form
 */
export function parseInput<Schema extends v.GenericSchema>(
  input: unknown,
  schema: Schema,
  message: string,
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, input);
  if (!success) throw new errors.ValidationError(message);
  return output;
}
