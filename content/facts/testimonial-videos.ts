export const testimonialVideos = {
  woman: { type: 'youtube', url: 'https://www.youtube.com/shorts/Y0ZaILQDlcU', scene: 'story-1' },
  family: {
    type: 'youtube',
    url: 'https://www.youtube.com/shorts/PUnMTesyGO0',
    scene: 'story-2',
  },
  beneficiary: {
    type: 'youtube',
    url: 'https://www.youtube.com/shorts/d8PCHIRuJME',
    scene: 'story-3',
  },
} as const;
