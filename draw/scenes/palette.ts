export const ink = '#131a43';
export const indigo800 = '#1c2560';
export const indigo600 = '#2f3c94';
export const indigo100 = '#dfe3f7';
export const orange = '#f58634';
export const deepOrange = '#a8420a';
export const green = '#1d6b45';
export const lightGreen = '#dff0e5';
export const paper = '#fffaf2';
export const sand = '#f7efe2';
export const yellow = '#fdc72f';
export const greyHair = '#c9c6c0';

export const skin = {
  ebony: '#5a3218',
  cocoa: '#6b3e1d',
  chestnut: '#8d5524',
  caramel: '#a86b3c',
} as const;
