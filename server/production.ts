// React chooses its production build when it is first imported. Whatever reads this is loaded by `import()`, since the
// built server evaluates modules that it shares between its files before this one.
process.env.NODE_ENV ??= 'production';
