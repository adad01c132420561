module.exports = { 'users-permissions': { config: { jwtSecret: 'of-the-tests' } } };
