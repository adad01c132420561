module.exports = {
  // The tests need no admin, and so no build of it.
  serveAdminPanel: false,
  auth: { secret: 'of-the-tests' },
  apiToken: { salt: 'of-the-tests' },
  transfer: { token: { salt: 'of-the-tests' } },
};
