/** The quick run leaves out PostgreSQL, and what asks the whole built site. */
export const isQuick = process.env.QUICK === 'on';
