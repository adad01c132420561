import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  serverBuildFile: 'main.js',
  // The build with the styleguide is for tests alone; it leaves the one for visitors as it is.
  buildDirectory: process.env.STYLEGUIDE === undefined ? 'build' : 'build/styleguide',
  // Fifteen routes: the whole list is smaller than asking for parts of it while the visitor moves.
  routeDiscovery: { mode: 'initial' },
  // What a form sends is some hundred bytes: in a file of its own it would cost a round trip.
  splitRouteModules: false,
} satisfies Config;
