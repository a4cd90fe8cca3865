/** What decides whether the slides move: the visitor's choice first, then hover and focus. */
export interface AutoplayState {
  /** Undefined until the play button is pressed; until then the motion preference decides. */
  choice: 'play' | 'pause' | undefined;
  hovered: boolean;
  focused: boolean;
}

export type AutoplayEvent = 'play' | 'pause' | 'hover' | 'leave' | 'focus' | 'blur';

export const initialAutoplayState: AutoplayState = { choice: undefined, hovered: false, focused: false };

export function autoplayReducer(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  switch (event) {
    case 'play':
      // Pressing play counts although pointer or focus are then on the button, inside the carousel.
      return { choice: 'play', hovered: false, focused: false };
    case 'pause':
      return { ...state, choice: 'pause' };
    case 'hover':
      return { ...state, hovered: true };
    case 'leave':
      return { ...state, hovered: false };
    case 'focus':
      return { ...state, focused: true };
    case 'blur':
      return { ...state, focused: false };
  }
}

/** Whether autoplay is on, even while hover or focus suspends it. */
export function isSwitchedOn({ choice }: AutoplayState, reducedMotion: boolean): boolean {
  return choice === undefined ? !reducedMotion : choice === 'play';
}

export function isPlaying(state: AutoplayState, reducedMotion: boolean): boolean {
  return isSwitchedOn(state, reducedMotion) && !state.hovered && !state.focused;
}
