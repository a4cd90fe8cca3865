import { green, indigo100, indigo600, lightGreen, orange, paper, sand } from './palette.ts';
import { danfo } from './place.ts';
import { clinic } from './props.ts';
import { at, flat, flatDisc, path, type Scene } from './shapes.ts';

const road = 'M22 190H640V176L704 207 640 238V224H22Q8 224 8 207T22 190Z';

export const changeHospital: Scene = {
  name: 'change-hospital',
  width: 720,
  height: 244,
  content:
    flat('M12 200C12 70 170 12 356 12S704 70 704 200Z', indigo100) +
    flatDisc(360, 86, 66, orange) +
    at(122, 190, 0.72, clinic(200, 136, paper, indigo600)) +
    at(598, 190, 0.78, clinic(200, 146, lightGreen, green)) +
    path(road, { fill: indigo600 }) +
    path('M40 207H626', { stroke: sand, width: 5, extra: 'stroke-dasharray="26 20"' }) +
    path('M240 106H216M240 130H208M240 154H220', { stroke: indigo600, width: 5 }) +
    at(250, 76, 0.84, danfo()),
};
