// React chooses its production build when it is first imported, so this must be set before: whatever reads it is loaded by `import()`, since a bundle may put shared modules first.
process.env.NODE_ENV ??= 'production';
