// For `npm run dev` only: Vite injects every style sheet and updates it in place, in the order of a build.
import './styles/global.css';

import.meta.glob('./ui/**/*.css', { eager: true });
import.meta.glob('./layout/**/*.css', { eager: true });
import.meta.glob('./sections/**/*.css', { eager: true });
import.meta.glob('./routes/**/*.css', { eager: true });
import.meta.glob('./desk/**/*.css', { eager: true });

// Without this, a changed style sheet would reload the page.
import.meta.hot?.accept();
