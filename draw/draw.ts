// One after the other: the browser that takes the icons' pictures and the font tools share few cores.
const scripts = [
  'subset-fonts',
  'subset-document-fonts',
  'draw-icons',
  'draw-patterns',
  'draw-covers',
  'draw-marks',
  'draw-scenes',
];

for (const script of scripts) {
  console.log(`\n${script}`);
  await import(`./${script}.ts`);
}
