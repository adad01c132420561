import { formats, winston } from '@strapi/logger';
import { makeLoggable } from '../src/platform/loggable';

/** An error is logged as its stack, which begins with its message. */
const bounded = winston.format((info) => ({
  ...info,
  message: makeLoggable(
    info instanceof Error ? (info.stack ?? info.message) : String(info.message),
  ),
}));

// Colours are for a terminal alone.
const colors = process.stdout.isTTY === true;

export default {
  format: winston.format.combine(bounded(), formats.prettyPrint({ timestamps: true, colors })),
};
