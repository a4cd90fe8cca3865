import { startBehaviours } from '../start-behaviours.ts';

startBehaviours(import.meta.glob('./**/*.behaviour.ts', { eager: true, import: 'default' }));
document.documentElement.dataset.started = '';
