/** Makes the process that requires it crash: at SIGUSR2 by a rejection that nobody awaits, at SIGHUP by an exception. */
process.on('SIGUSR2', () => {
  Promise.reject(new Error('nobody caught this'));
});
process.on('SIGHUP', () => {
  throw new Error('nobody caught this');
});
