/** A sample testimonial (3.3, first reading). */
interface SampleTestimonial {
  author: string;
  authorDesc: string;
  testimonialText: string;
  eventName?: string;
}

/** The first testimonial has the image `01.webp` of `seed-media/testimonials`, and so on. */
export const testimonials: readonly SampleTestimonial[] = [
  {
    author: 'Meenakshi',
    authorDesc: 'Student, Class 8, Palakkad',
    testimonialText:
      'I used to hide behind Devika when the maths teacher looked at us. Now I sit in the first row. I still get some wrong, but I know which step it was.',
  },
  {
    author: 'Ravi Kumar',
    authorDesc: 'Volunteer, third year, Coimbatore',
    testimonialText:
      'I thought that I would teach for one summer. Then a boy asked me whether I was coming back after the holidays, in the voice of somebody who has heard “yes” too often. That was three years ago.',
  },
  {
    author: 'Lakshmi',
    authorDesc: 'Mother of two, Attappadi',
    testimonialText:
      'I never went to school, so I could not help with homework. Now my daughter explains hers to me while I cook. We are both in Class 5, I tell the neighbours.',
    eventName: 'Science Night',
  },
  {
    author: 'Joseph',
    authorDesc: 'Headmaster of a government school, Wayanad',
    testimonialText:
      'Many people come, take a photo and leave. These volunteers came in the rain on a Tuesday, when nobody was looking. The children noticed, and so did we.',
  },
  {
    author: 'Fathima',
    authorDesc: 'First-year nursing student, Kozhikode',
    testimonialText:
      'My mentor called me on the evening before the form was due and stayed on the phone until I pressed the button. I am the first nurse in my family. I will not be the last.',
  },
  {
    author: 'Arjun',
    authorDesc: 'Student, Class 6, Mysuru',
    testimonialText:
      'We called the school in Wayanad and I told them in English about my dog. They understood everything! They asked for his name. It is Bunty.',
    eventName: 'Saturday Call',
  },
  {
    author: 'Sneha',
    authorDesc: 'Teacher of English, Chamarajanagar',
    testimonialText:
      'I was sceptical of all the singing. Then I heard my quietest pupil order forty imaginary mangoes and complain about the price. I sing now, too.',
  },
  {
    author: 'Velu',
    authorDesc: 'Grandfather, Nilgiris',
    testimonialText:
      'The book trunk stood in our house for a month because the school roof leaked. I have now heard every story in it, and some of them I asked for twice.',
    eventName: 'Reading Week',
  },
  {
    author: 'Nandini',
    authorDesc: 'Intern, Bengaluru',
    testimonialText:
      'In college we learnt how children learn. Here I learnt how one child learns, and then another, and that they had not read the same book as my professor.',
  },
  {
    author: 'Anand',
    authorDesc: 'Student, Class 10, Idukki',
    testimonialText:
      'Everybody at home said I should drive the jeep like my uncle. I said that I want to know how the jeep works. Now I have a place at the polytechnic, and my uncle drives me there.',
  },
  {
    author: 'Kavya',
    authorDesc: 'Volunteer and software tester, Bengaluru',
    testimonialText:
      'On Friday evenings I am tired and the bus is full. On Saturday at noon I am never tired. I do not know how they do it.',
    eventName: 'Volunteer Day',
  },
  {
    author: 'Suresh',
    authorDesc: 'Father and farmer, Palakkad',
    testimonialText:
      'My son drew the rain on a chart for a whole year. He told me to wait one more week with the sowing. I waited, and he was right.',
  },
];
