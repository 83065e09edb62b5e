import type { QuestionId } from "../topics.ts";

/** As people write who speak Darja, in Latin or Arabic letters, whatever language the page is in. */
export const dialect: Partial<Record<QuestionId, string>> = {
  esim: "wach hiya wesh esim puce chriha واش هي لاپيس",
  compatible: "telifon tilifoune tel ymchi yemchi maah portable جهازي تيليفون بورتابل يمشي معاه",
  number: "noumrou numro raqmi nkhalli whatsapp watsap نومرو رقمي واتساب نخلي",
  plan: "chhal giga nhtaj wach nakhtar forfi شحال جيغا نحتاج فورفي واش نختار",
  unlimited: "bla hdoud bezzaf twelli taqila بلا حدود ثقيلة",
  hotspot: "partagi connexion nparthagi بارتاجي نبارتاجي كونيكسيون",
  start: "waqtach yebda wektach tabda وقتاش يبدا وكتاش",
  methods: "kifach nkhalles khlass nkhales dahabiya baridi mob carta كيفاش نخلص نخلّص الخلاص كارطة ذهبية",
  refused: "carta ma mchatch mamchatch rfdet matkhalsatch الكارطة ما مشاتش رفضت ما خلصتش",
  cart: "nechri bezzaf zouj نشري زوج بزاف",
  receipt: "bon facture wasl fatoura وصل فاتورة",
  code: "ma wsalnich lcode mawsalnich makach code ما وصلنيش الكود ماوصلنيش",
  gift: "nechri l yemma baba khouya نشري ليما بابا خويا لواحد",
  install: "kifach ninstali nrakab nstali kifech dir كيفاش نستالي نركب ندير",
  stuck: "ma bghatch tinstala mabghatch ما بغاتش تتستالا ما قبلش",
  offline:
    "ma tconnectach matconnectach tconnectach ma tmchich matemchich ma temchich makach internet makanch net connexion mat9ila ma yconnectich ما تكونيكتاش ماتكونيكتاش ما تمشيش ماتمشيش ما كاش ماكاش نت ما كانش مكاش كونيكسيون",
  arrival: "wslet ki nouassel nousal wach ndir كي نوصل وصلت واش ندير",
  left: "chhal bqa bqali ch7al b9a b9ali شحال بقا بقالي",
  topup: "flexy fliksili nflexi n3abi nzid giga فليكسي نفليكسي نعبي نزيد",
  refund: "drahmi nrod rodouli drahem rejja3 redouli دراهمي ردولي نرد الدراهم رجعولي",
  missing: "khallast ma wsalni walou mawsalni walou ma jani walou خلصت ما وصلني والو ما جاني والو",
  deleted: "mhitha mse7tha supprimitha محيتها سوبريميتها مسحتها",
  lost: "dah li tilifoune srqouh dha3 baddalt ضاع سرقوه بدلت التيليفون",
  person: "nahdar hder m3a wahed nahdro nhder wahd نهدر مع واحد نحكي",
  group: "omra jma3a groupe العمرة جماعة",
  safety: "hchaouni arnaque nsab نصبو حيلة",
};
