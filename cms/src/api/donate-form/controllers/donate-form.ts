import { submissionController } from '../../../submissions/controller';

export default submissionController('api::donate-form.donate-form');
