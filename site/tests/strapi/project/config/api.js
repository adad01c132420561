module.exports = ({ env }) => ({
  rest: { maxLimit: env.int('MAX_LIMIT', 100), withCount: env.bool('WITH_COUNT', true) },
});
