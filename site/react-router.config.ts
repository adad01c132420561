import type { Config } from '@react-router/dev/config';

export default {
  // The build with the styleguide is for tests alone; it leaves the one for visitors as it is.
  buildDirectory: process.env.STYLEGUIDE === undefined ? 'build' : 'build/styleguide',
  // The list of all routes is small, and visitors need not ask for parts of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
