import { formats, winston } from '@strapi/logger';
import { makeLoggable } from '../src/platform/loggable.ts';

const loggable = winston.format((info) => ({
  ...info,
  message: makeLoggable(
    info instanceof Error ? (info.stack ?? info.message) : String(info.message),
  ),
}));

// Only a terminal shows colours.
const colors = process.stdout.isTTY === true;

export default {
  format: winston.format.combine(loggable(), formats.prettyPrint({ timestamps: true, colors })),
};
