import { examplesOf } from '../../styleguide/examples.ts';
import { samplePicture } from '../../styleguide/sample-pictures.ts';
import { longText, longWord } from '../../styleguide/sample-words.ts';
import { TestimonialCard } from './testimonial-card.tsx';

const testimonial = {
  text: 'My daughter counts everything now, even the coconuts.',
  author: 'Latha Nair',
  authorDescription: 'Mother of a student',
};

export default examplesOf(TestimonialCard, {
  title: 'Testimonial card',
  about: 'One voice, with a face and a name.',
  examples: [
    {
      name: 'with an event',
      props: {
        testimonial: {
          ...testimonial,
          event: 'Project Ganitham',
          photo: samplePicture('testimonials/01'),
        },
      },
    },
    {
      name: 'without an event',
      props: { testimonial: { ...testimonial, photo: samplePicture('testimonials/02') } },
    },
    { name: 'without a photo', props: { testimonial } },
    {
      name: 'with too many words',
      props: { testimonial: { ...testimonial, text: longText, author: longWord, event: longWord } },
    },
    {
      name: 'without a name',
      props: { testimonial: { text: testimonial.text, author: '', authorDescription: '' } },
    },
  ],
});
