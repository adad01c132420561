import type { Config } from '@react-router/dev/config';

export default {
  buildDirectory: process.env.STYLEGUIDE === undefined ? 'build' : 'build/styleguide',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
