export default {
  config: {
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap() {},
};
