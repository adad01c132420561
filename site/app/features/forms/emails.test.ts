import { describe, expect, test } from 'vitest';
import { english } from '../../../tests/support/english.ts';
import { formProblems, readValues } from './form-schema.ts';
import { formsIn } from './forms.ts';

const forms = formsIn(english);

/** Made-up names in the shapes that colleges, schools, offices and mail providers give out. */
const GIVEN_OUT = `
  asha@kadalur.ac.in  asha.balan@kadalur.ac.in  a.balan@cs.kadalur.ac.in  asha@cse.kit-k.ac.in
  21bcs045@students.kadalur.ac.in  2021-cs-45@kadalur.ac.in  b21cs045@stud.kit-k.ac.in  asha_b@kit-k.ac.in
  hod-maths@kadalur.ac.in  principal@st-anns-kadalur.ac.in  asha@x.y.ac.in  asha@a.b.c.kadalur.ac.in
  asha@mail.kadalur.edu.in  asha@kadalur.edu.in  asha@ug.kadalur.edu.in  asha@pg.dept.kadalur.edu.in
  19me1045@kadalur.edu.in  asha.balan2025@vidya-kadalur.edu.in  asha@kadalur-university.edu.in  asha@3w.edu.in
  asha@kadalur.res.in  asha@phd.kadalur.res.in  asha@kadalurinstitute.org.in  asha@kadalur.org
  asha@school1.kadalur.org  asha@gvhss-kadalur.kl.sch.in  hm@ghs42.sch.in  office@aups.kadalur.sch.in
  asha@kadalur.gov.in  asha@edu.kadalur.gov.in  asha.b@dhse.kadalur.gov.in  asha@nic-kadalur.nic.in
  asha@kadalur.co.in  asha@kadalur.in  asha@mail.kadalur.in  asha@kadalur.net.in
  asha@kadalur.firm.in  asha@kadalur.ind.in  asha@kadalur.gen.in  asha@kadalur.mil.in
  asha@online.kadalur.ac.in  asha@alumni.kadalur.ac.in  asha@ds.study.kit-k.ac.in  21f1000045@ds.study.kit-k.ac.in
  asha@ee.kit-k.ernet.in  asha@physics.kadalur.ernet.in  asha@kadalur.edu  asha@cs.kadalur.edu
  ab1234@kadalur.edu  asha@andrew-hall.kadalur.edu  asha@g.kadalur.edu  asha@mail.med.kadalur.edu
  ravi@dept.uni-nordheim.de  ravi@uni-nordheim.de  ravi@stud.uni-nordheim.de  ravi@informatik.tu-nordheim.de
  ravi@etu.univ-nordval.fr  ravi@univ-nordval.fr  ravi@ens.univ-nordval.fr  ravi.menon@nordval.ac.uk
  s2045678@ed.nordval.ac.uk  ravi@maths.nordval.ac.uk  ravi@student.nordval.edu.au  u1234567@nordval.edu.au
  ravi@uni.nordval.edu.au  ravi@nordval.ac.nz  ravi@aucklow.ac.nz  ravi@connect.nordval.hk
  ravi@u.nordval.edu.sg  e0123456@u.nordval.edu  ravi@siswa.nordval.edu.my  ravi@nordval.edu.my
  ravi@student.nordval.ac.ae  ravi@nordval.ac.ae  ravi@nordval.edu.qa  ravi@students.nordval.edu.sa
  ravi@nordval.edu.om  ravi@mail.nordval.ca  ravi@student.nordval.ca  ravi@nordval.ac.jp
  ravi@g.ecc.nordval.ac.jp  ravi@nordval.ac.lk  ravi@stu.nordval.ac.lk  ravi@nordval.edu.np
  ravi@nordval.ac.za  ravi@studenti.nordval.it  ravi@student.nordval.nl  ravi@ki-nord.se
  ravi@mail-box.example  ravi+school@mail.example  ravi.menon.1998@mail.example  ravi_menon@mail.example
  1998ravi@mail.example  RAVI.MENON@MAIL.EXAMPLE  r@m4il.example  ravi@4mail.example
  ravi@mail.technology  ravi@mail.foundation  ravi@nordval.academy  ravi@nordval.school
  ravi@nordval.education  o'neil@nordval.edu  ravi-menon@nordval.io  ravi@xn--nrdval-xxa.example`
  .trim()
  .split(/\s+/);

const REFUSED = ['a@b', 'a@b.c', 'a@b_c.co', 'a@b..co', 'a@b.co.', 'a@127.0.0.1'];

/** The messages that a form shows at its e-mail field. */
function messagesAt(kind: keyof typeof forms, email: string) {
  const values = readValues(forms[kind], (name) => (name === 'email' ? email : ''));
  return formProblems(forms[kind], values, english).filter(({ field }) => field === 'email');
}

describe.each(['contact', 'volunteer', 'intern', 'sponsor'] as const)(
  '[5.1] [5.2] the e-mail field of %s',
  (kind) => {
    test.each(GIVEN_OUT)('takes %s', (email) => {
      expect(messagesAt(kind, email)).toEqual([]);
    });
    test.each(REFUSED)('refuses %s', (email) => {
      expect(messagesAt(kind, email)).toHaveLength(1);
    });
  },
);
