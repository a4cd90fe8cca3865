// For `npm run dev` only: Vite puts every style sheet into the page and changes it in place. The order is that of a build.
import './styles/global.css';

import.meta.glob('./ui/**/*.css', { eager: true });
import.meta.glob('./layout/**/*.css', { eager: true });
import.meta.glob('./sections/**/*.css', { eager: true });
import.meta.glob('./routes/**/*.css', { eager: true });

// Otherwise a changed style sheet would load the page anew.
import.meta.hot?.accept();
