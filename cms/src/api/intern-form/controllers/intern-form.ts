import { submissionController } from '../../../submissions/controller';

export default submissionController('api::intern-form.intern-form');
