import { ink } from './palette.ts';

/** Head-wear in the Peeps' own units, fitted to the `Bald` head. */
const weight = 14;

function drawn(d: string, fill: string, width = weight): string {
  return `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;
}

/** A gele head-tie: a pleated fan rising behind a wound band. */
export function gele(cloth: string, shade: string): string {
  return (
    drawn(
      'M300 190C215 130 160 40 205-20 240-66 300-50 330-62 375-118 450-132 500-96 560-136 650-118 680-66 745-60 770 10 735 66 715 110 690 150 650 180Z',
      cloth,
    ) +
    drawn(
      'M405 130C380 60 350 0 330-62M470 120C470 40 485-40 500-96M540 118C575 50 640-20 680-66M600 132C650 100 700 84 735 66M350 160C300 110 240 40 205-20',
      'none',
      10,
    ) +
    drawn(
      'M276 335C238 262 262 182 345 142 440 98 570 88 662 150 676 166 674 196 662 214 600 168 480 168 400 200 340 225 300 270 276 335Z',
      shade,
    ) +
    drawn('M300 250C350 190 450 150 560 145', 'none', 10)
  );
}

/** A fila: the tall soft Yoruba cap, its crown folded over to one side. */
export function fila(cloth: string, thread: string): string {
  return (
    drawn(
      'M282 236C262 150 270 70 306 14 380-40 560-52 650-14 700 10 706 70 690 120 680 150 664 176 652 204 540 168 390 176 282 236Z',
      cloth,
    ) +
    drawn('M306 14C400 76 560 100 690 120', 'none', 10) +
    `<path d="M300 178C400 128 560 132 650 166" fill="none" stroke="${thread}" stroke-width="12"/>`
  );
}

/** A site helmet for workers. */
export function helmet(shell: string): string {
  return (
    drawn('M282 200C270 70 360 10 460 10 570 10 646 80 648 190Z', shell) +
    drawn('M420 14C405 60 402 120 408 180M505 16C530 60 540 120 540 176', 'none', 11) +
    drawn(
      'M268 214C260 196 268 182 284 178 410 150 560 150 700 176 716 182 716 200 700 206 560 186 400 186 268 214Z',
      shell,
    )
  );
}

/** Ring earrings on the near ear. */
export function earring(metal: string): string {
  return `<circle cx="300" cy="425" r="24" fill="none" stroke="${ink}" stroke-width="20"/><circle cx="300" cy="425" r="24" fill="none" stroke="${metal}" stroke-width="9"/>`;
}
