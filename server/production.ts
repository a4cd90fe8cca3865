// React chooses its production build when it is first imported, so this module must be imported before any other.
process.env.NODE_ENV ??= 'production';
