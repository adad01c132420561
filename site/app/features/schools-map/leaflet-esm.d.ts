/** Leaflet as a module of named parts, so that what is not used is left out of the bundle. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
