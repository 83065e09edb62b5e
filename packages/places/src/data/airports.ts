/**
 * Airports with regular flights that belong to no city of `cities.ts`, a line per country: codes, then the names of the
 * first of them, divided by `|`; the small ones, which come last, have none. Codes with the same first letter share it:
 * `AbxyzCde` are ABX, AYZ and CDE. Written by generate-airports.ts.
 *
 * From airport-data-js by Aashish Vivekanand (https://github.com/aashishvanand/airport-data-js), licensed under CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/). Changed: a selection, names shortened.
 */
export const airports = `
AE Zdy
AF MmzFbd Maimana
AG Bbq Barbuda Codrington
AO CabbtDueGxgMegszNovSddppsyzaVpe Cabinda|Catumbela|Dundo|Negage|Malanje|Yuri Gagarin|Albano Machado|Lubango|Menongue|M'Banza Congo|Soyo|Ongiva
AQ Tnm
AR AfaCpctcEqsFmaIrjLhsuqNecPmqssudRelesgahdsaSdefnstUaqVdmGgsOesRyo San Rafael|Aviador Carlos Campos|Catamarca|Esquel|Formosa|La Rioja|Las Heras|D. Cesar Raul Ojeda|Necochea|Perito Moreno|Posadas|Puerto Deseado|Trelew|Resistencia|Hermes Quijada|Termas de Rio Hondo|Santa Rosa|Santiago Del Estero|Santa Fe|Santa Teresita|San Juan|Gobernador Edgardo Castello
AS PpgFtiOfu Pago Pago
AT Klu Klagenfurt
AU AbxlhrmspvvBcidbeuhqhskqmenkqlrkviwtCazedfsmanbnjpdtltnuqvqDbopoElcmdprFizGetffltovteHidtivbIrgsaKgcginsnxtawmLeaerhgnorestsyMbwcyebgbhuimjkkrkymgngovqlrzyaNaaratltnOkyomPbohekeloppqqtjugRmaokSnbTcahgmwsvUlpWeigageinnroltbunyaXtgZneAbmuuBddqbucxgCkwncDmdEdrFlsGicHgdokJckKaxfgqrrbugLdhelvoMcvgtyiNlfOkrlpngPmkxhRamcmSbrgoyuUbbXmy Albury|Albany|Armidale|Alice Springs|Avalon|Barcaldine|Bundaberg|Bedourie|Broken Hill|Bathurst|Blackall|Broome|Ballina Byron Gateway|Boulia|Bourke|Birdsville|Burnie Wynyard|Cobar|Ceduna|Coffs Harbour|Cunnamulla|Coonamble|Cloncurry|Coober Pedy|Charleville|Cooktown|Coen|Carnarvon|Dubbo City|Devonport|Elcho Island|Emerald|Esperance|Fitzroy Crossing|Geraldton|Griffith|Gladstone|Nhulunbuy|Groote Eylandt|Horn Island|Hamilton Island|Hervey Bay|Lockhart River|Mount Isa|Kingscote|Kalgoorlie-Boulder|King Island|Kununurra|Karratha|Kowanyama|Learmonth|Leinster|Lightning Ridge|Leonora|Longreach|Launceston|Lismore|Moorabbin|Sunshine Coast|Essendon|Mount Gambier|Mount Hotham|Merimbula|Shark Bay|Meekatharra|Mackay|Mount Magnet|Maningrida|Moranbah|Mildura|Moree|Moruya|Narrabri|Narrandera|Newcastle|Normanton|Oakey|Snowy Mountains|Paraburdoo|Port Hedland|Parkes|Port Lincoln|Whitsunday Coast|Port Macquarie|Portland|Port Augusta|Roma|Rockhampton|Snake Bay|Tennant Creek|Thangool|Tamworth|Townsville|Quilpie|Weipa|Wagga Wagga|Walgett|Winton|Windorah|Shellharbour|Toowoomba Wellcamp|Wiluna|Whyalla|Thargomindah|Newman
AX Mhq Mariehamn
AZ Llk
BD BzlJsrRjhSpd Barisal|Jessore|Rajshahi|Saidpur
BI Kre
BO CijPszRibSrzTjaCcaGyaPurRbq Capitan Anibal Arab|Puerto Suarez|Riberalta|El Trompillo|Capitan Oriel Lea Plaza
BQ EuxSab F D Roosevelt|J. Yrausquin
BR AaxflqarutmuxBpsvbvhCacawcmgrksmgpvzsFenGelvrynImpospntbzaJdfjdoitcLajdbMabcpczgfiinxocvfNvtPavetfbgzhbmgmwnzpbvhRbriaooSjkjljptmTbtffhemturUbadirgXapBazrarbvsyoCafauelfbjzlvFbeecGgfgjpbuzIrzJdojgpeprpysoLbrcbecOalpppsPtoytRbbSetmtodraTgqjlowUmunaviVal Araxa|Alta Floresta|Araraquara|Aracatuba|Altamira|Araguaina|Porto Seguro|Boa Vista|Vilhena|Cascavel|Bartolomeu Lisandro|Criciuma|Campo Grande|Carajas|Corumba|Joao Suassuna|Cruzeiro do Sul|Fernando De Noronha|Sepe Tiaraju|Governador Valadares|Goiania Santa Genoveva|Imperatriz|Ilheus/Bahia-Jorge Amado|Vale do Aço|Itaituba|Presidente Itamar Franco|Francisco De Assis|Comte. Ariston Pessoa|Joinville-Lauro Carneiro de Loyola|Bauru-Arealva|Correia Pinto|Londrina|Maraba|Macapa|Maceio-Zumbi dos Palmares|De Maringa|Frank Miloye Milenkovich State|Manicore|Montes Claros|Dixsept Rosado|Navegantes|Paulo Afonso|Pelotas–João Simões Lopes Neto|Passo Fundo|Comte Antonio Amilton Beraldo|Parnaiba-Prefeito Dr. Joao Silva Filho|Ponta Pora|Palmas–Brigadeiro Lysias Rodrigues|Petrolina|A. De Barros|Porto Velho|Rio Branco-Plácido de Castro|Santa Maria|Rondonopolis|Professor Urbano Ernesto Stumpf|Sao Gabriel da Cachoeira|Sao Jose do Rio Preto|Santarem-Maestro Wilson Fonseca|Tabatinga|Tefe|Teresina|Trombetas|Tucurui|Uberaba|Uberlandia|Ruben Berta|Chapeco
BS AtcxpBimCczriElhGgthbIgaLgiMhhygSaqmlTbicbznZsa Arthur's Town|Springpoint|Bimini|Chub Cay|Crooked Island|North Eleuthera|Exuma|Governor's Harbour|Inagua|Deadmans Cay|Marsh Harbour|Mayaguana|San Andros|Stella Maris|New Bight|Treasure Cay|South Andros|San Salvador
BT ButYon
BW BbkFrwSwxTld Kasane|Phillip Gaonwe Matante
BY BqtGmeMvq Brest|Gomel|Mogilev
BZ BgkCukyczhDgaPljndSprTzaOrz Big Creek|Caye Caulker|Caye Chapel|Corozal|Dangriga|Placencia|Punta Gorda|San Pedro|Belize City
CA QbcXksquYaaagamayazbcbgbkblbrbxbycbcdcgclcmdadfdnevfbfcfsglgpgrgvgwhmhuhyifivkakfkllklllwmmmomtnandnlojpapeplpnprpwpxpypzqaqdqgqhqkqlqnqqqtquqxqyqzrbrjrlrtsbsfsjsmthtsuxuyvbvcvovpvqvvwkwlxcxhxjxkxlxsxtxuxxxyybydyeyfygylyqyryyzfzpzsztzuzvZbfelmtsjAkvIlfKewifLakMsaSurWnnXbegrlbpksitlYabacalataxbbbebibtbvckcocrcscydldpdvekerfafhfjfofxghgogtgxgzhahghihkhohphrikiokgkqkulclelhmhmnmpncnenonpnsocogohpcphpjpmpoqcrarfrgrssgsksostsytetltqudutvmvzwbwjwmwpxnxpyhzgzzZemfdfmfngigskekgltpbrjtbtmumwl Bella Coola|Kasabonika|Qualicum Beach|Anahim Lake|Fort Frances|Sault Ste. Marie|St. Anthony|Tofino Long Beach|Baie-Comeau|Saguenay-Bagotville|Baker Lake|Campbell River|Brandon|Blanc Sablon|Bonnyville|Cambridge Bay|Nanaimo|West Kootenay|Charlo|St. Catharines|Dawson City|Deer Lake|Dauphin|Inuvik Mike Zubko|Iqaluit|Fredericton|Fort Simpson|La Grande Riviere|Michel-Pouliot Gaspe|Iles De La Madeleine|Havre St. Pierre|Kuujjuarapik|Hamilton|St. Hubert|Hay River|St-Augustin/Pakuashipi|Island Lake|Kamloops|Region of Waterloo|Schefferville|Lake Simcoe|Lloydminster|Kelowna|Fort McMurray|Moosonee|Chibougamau|Natashquan|Gatineau|Points North Landing|High Level|Prince Albert Glass Field|Peace River|Pickle Lake|Port-Menier|Prince Rupert|Powell River|Puvirnituq|Fort Chipewyan|Burns Lake|Muskoka|The Pas|Windsor|Watson Lake|Kenora|Lethbridge|Nakina|Comox Valley|Thunder Bay|Grande Prairie|Gander|JA Douglas McCurdy Sydney|Quesnel|Resolute Bay|Roberval|Red Lake|Rankin Inlet|Greater Sudbury|Stony Rapids|Saint John|Fort Smith|Thompson|Timmins Victor M. Power|Hall Beach|Rouyn-Noranda|Bonaventure|La Ronge|Val-d'Or|Kuujjuaq|Norman Wells|Wiarton|Wabush|Williams Lake|Canadian Rockies|Medicine Hat|North Peace|Rimouski|Sioux Lookout|Prince George|Northwest|London|Abbotsford|Whitehorse|Jack Garland|Smithers|Northern Rockies|Penticton|Charlottetown|Lynn Lake|Churchill|Goose Bay|Mont Joli|Yellowknife|Sandspit|Coral Harbour|Port Hardy|Whitecourt|Sept-Iles|Bathurst|Bella Bella|Masset|Sandy Lake
CC Cck Cocos Islands
CD BdtuxFdumiGmaIrpKgakwndwzMdkjmBnbInoKmnPfr Gbadolite|Bunia|Bandundu|Kalemie|Gemena|Matari|Kananga|Kikwit|Kindu|Kolwezi|Mbandaka|Mbuji Mayi
CG Dis Dolisie
CH Ach Altenrhein
CI Hgo Korhogo
CK RarAitiuMhxoiuk Rarotonga
CL BbaCpoEsrPntZalosMhcZpc Balmaceda|Chamonate|El Salvador|Teniente J. Gallardo|Pichoy|Canal Bajo
CM MvrNge Salak|Ngaoundere
CN AatcxebkuogqgvaxfBaravfjfyhypeplpxsdzxCdegdhgifniqwwjzxDbccydglunhoysntuzhEhunyrlFugyjynGmqoqxhysyuHcjczdgekiajjldmipgscsntnttuouzzazhIqmqnJdzgdgshgiqmjmungsjuzxazhKgthnjhjirlLcxdsfqjglflvnjnlpfumyaygyizhzozyMdgigNbsdggqlhlttgzhzlOhePziQszRizkzlkqaShsjwqdqjTczengohqlqnhxnUcbynWdsefehgnhamtusuzXaifnicilnnuzYbpcuicieihkhlxnjntnzsqtyusyaZhahyqzyiAcfkaCihDataxdrqaxjEjnGzgHbqjblhnyqlqqxdzgJbkgniciuuhKcaowryLgzlbzgMxzNaonyRhtShfymTcgvsWnhskuautxnYintwzyZatfl Altay|Xingyi Wanfenglin|Baise Bama|Aksu|Anshan Teng'ao|Anqing Tianzhushan|An Shun/Huang Guo Shu|Alxa Left Banner Bayanhot|Qionghai Bo'ao|Baotou Erliban|Bijie Feixiong|Bengbu Tenghu|Beihai Fucheng|Qinhuangdao Beidaihe|Bole Alashankou|Changdu Bangda|Baoshan|Bazhong Enyang|Chengde Puning|Changde|Chaoyang|Chifeng Yulong|Changhai|Chongqing Xiannyushan|Cangyuan Washan|Changzhou|Baicheng Chang'an|Daocheng Yading|Dandong Langtou|Dali|Dunhuang|Dongying|Ordos Ejin Horo|Wudalianchi Dedu|Dazhou Jinya|Ezhou Huahu|Yan'an Nanniwan|Erenhot Saiwusu|Fuyang|Fuyuan Dongji|Fuyun Koktokay|Golog Maqin|Golmud|Gannan Xiahe|Guang Yuan|Guyuan Liupanshan|Hechi Jinchengjiang|Chenzhou Beihu|Handan|Heihe Aihui|Huai'an Lianshui|Zhijiang|Hulunbuir Hailar|Hami|Shennongjia Hongping|Shaoguan Danxia|Zhoushan|Hotan|Huatugou|Holingol Huolinhe|Huizhou|Heze Mudan|Liping|Qiemo Yudu|Qingyang|Jingdezhen|Daxing'anling Elunchun|Ji'An/Jing Gang Shan|Xishuangbanna Gasa|Qianjiang Wulingshan|Lancang Jingmai|Jiamusi Dongjiao|Jining Da'an|Jiansanjiang Shidi|Quzhou|Jixi Xingkaihu|Jiuzhai Huanglong|Kangding|Nanchang Changbei|Kaili Huangping|Burqin Kanas|Korla Licheng|Longyan Guanzhishan|Yichun Lindu|Linfen Yaodu|Lijiang|Yongzhou Lingling|Luliang Dawu|Lincang|Longnan Chengxian|Liupanshui Yuezhao|Dehong Mangshi|Luoyang Beijiao|Lianyungang Huaguoshan|Linyi Qiyang|Liuzhou|Luzhou Yunlong|Nyingchi Mainling|Mudanjiang Hailang|Mianyang Nanjiao|Changbaishan|Qiqihar Sanjiazi|Ngari Kunsha|Ninglang Luguhu|Xinyuan Nalati|Nantong Xingdong|Manzhouli Xijiao|Zhalantun Chengjisihan|Mohe|Pan Zhi Hua Bao An Ying|Shache Yeerqiang|Rizhao Shanzihe|Shigatse Peace|Bayannur Tianjitai|Ruoqiang Loulan|Jingzhou Shashi|Shijiazhuang Zhengding|Shangrao Sanqingshan|Sanming Shaxian|Tengchong Tuofeng|Tongren|Tongliao|Tianshui Maijishan|Turpan Jiaohe|Tonghua Sanyuanpu|Huangshan Tunxi|Ulanqab Jining|Yulin Yuyang|Shiyan Wudangshan|Weifang|Weihai|Shaoyang Wugang|Wuhu Xuanzhou|Zunyi Maotai|Wuyishan|Wuzhou Xijiang|Xinyang Minggang|Xiangyang|Xichang Qingshan|Xilinhot|Xining Caojiabao|Xuzhou Guanyin|Yibin Wuliangye|Yuncheng Guangong|Yichun Mingyueshan|Arxan Yiershi|Yichang Sanxia|Yingkou|Yulin Fumian|Yanji Chaoyangchuan|Yantai Penglai|Yancheng Nanyang|Songyuan Chaganhu|Yangzhou Taizhou|Yushu Batang|Yueyang Sanhe|Zhanjiang Wuchuan|Zhongwei|Zhangjiakou Ningyuan|Zunyi Xinzhou
CO ApoucBscunCzuEjaypFlaGpiIbepiMtrvpzlNvaPcrdapnsouuvaRchSjeviTcomeUibVupvcLcrmcpdqmNquRveTcdlu Apartado|Arauca|Bahia Solano|Buenaventura|Corozal|Yariguies|El Yopal|Florencia|Guapi|Ibague|San Luis|Los Garzones|Mitu|La Nubia|Benito Salas|Puerto Carreno|Puerto Inirida|Guillermo Leon Valencia|Antonio Nariño|Puerto Asis|Providencia|Riohacha|San Jose del Guaviare|San Vicente del Caguan|La Florida|Gabriel Vargas Santos|El Carano|Valledupar|La Vanguardia
CR GlfLioNobPjmSyqXqp Golfito|Limon|Nosara Beach|Puerto Jimenez|Tobias Bolanos|Quepos
CU BcaymCyoGerMzoTndVtu Baracoa|C.M. de Cespedes|Cayo Largo Del Sur|Rafael Cabrera|Sierra Maestra|Trinidad|Hermanos Ameijeiras
CV MmoSnefl Vila Do Maio|Preguica
CX Xch Christmas Island
CY EcnGec Ercan|Gecitkale
CZ Ped Pardubice
DE ErfFcnGwtHdfKsfLbcPadRlgAgeBmkmrEmeHeiglJuiNodrdQjhjiuu Erfurt–Weimar|Cuxhaven/Nordholz|Westerland|Heringsdorf|Kassel-Calden|Luebeck-Blankensee|Paderborn Lippstadt|Rostock–Laage
DK EbjRkennSgdByrQma Esbjerg|Roskilde|Bornholm|Sonderborg
DM Dcf Canefield
DO AzsBrxJbqLrm Samana El Catey|Barahona|La Isabela|La Romana
EC EsmtrLtxMecOccTuaXmsLohScy Colonel Carlos Concha Torres|Coronel Artilleria Victor Larrea|Cotopaxi|Manta|Coca|Tulcan|Macas
EE EpuKdlTayUre Parnu|Kardla|Tartu|Kuressaare
ER Asa Assab
ES BjzCdtIldLenSpcVdeitllLeu Badajoz|Castellon-Costa Azahar|Lleida-Alguaire|Leon|La Palma|Hierro|Vitoria|Valladolid
ET AbkmhsowaxuGdedqmbJijimDemseHilMtfShczeTie Kabri Dar|Arba Mintch|Asosa|Awasa|Axum|Gode|Gondar|Gambela|Jigiga|Jimma
FI EnfJoeyvKajaoemokuoLppPorSvlVaa Enontekio|Joensuu|Jyvaskyla|Kajaani|Kuusamo|Kemi/Tornio|Kokkola-Pietarsaari|Kuopio|Lappeenranta|Pori|Savonlinna|Vaasa
FJ LbsIciKdvxfLevkbMfjnfNgiPtfRtaSvuTvuVbvYas Labasa
FK MpnPsy Mount Pleasant|Port Stanley
FM KsaYap Kosrae|Yap
FR AurBveDcmnrSnrXcrBicIdyLpyOui Aurillac|Brive–Souillac|Mazamet|Pleurtuit|Montoir|Chalons Vatry
GA MkuvbOyeGax Makokou|M'Vengue El Hadj Omar Bongo Ondimba Intl|Oyem
GB BebrrCalDndEoiHuyIlyKoiLdysiMmeNqySyyTreWicColFieoaIscLeqwkNdyrlObnPpwSoyWry Benbecula|Barra Eoligarry|Campbeltown|Dundee|Eday|Humberside|Islay|Kirkwall|City of Derry|Sumburgh|Teesside|Cornwall Newquay|Stornoway|Tiree|Wick
GD Cru
GE Sui Babusheri
GF Ldx
GG Aci Alderney
GH NyiTkd Sunyani|Takoradi
GL JaveghsKusThuUakCnpJfrqasuuvNaq Ilulissat|Aasiaat|Sisimiut|Kulusuk|Pituffik Space Base|Narsarsuaq
GP GbjBbrDsdSfc Marie-Galante
GQ Nbn
GR AokIoaJkhshsiKlxJikklsytyKitsjzsLrsSku Karpathos|Ioannina|Chios|Sitia|Skiathos|Kalamata
GT PbrRerAazHugTkm Puerto Barrios|Retalhuleu
GY KaiLtmOgl Kaieteur|Lethem|Ogle
HN GjaLcePeuUii Guanaja|Goloson
HR BwkOsi Bol|Osijek
HT CyaJee Les Cayes|Jeremie
HU PevSobQgy Pécs-Pogány|Sarmellek/Balaton
ID CxpDumFkqlzGnsKjtngtgxbLuvMeqNahampotxOklPsuSqgTjgmhxeWmxniAburdBtwuiuuwxxtCjnDextbtdGtoHmsJbbKbulprcsrwbLbwkakikmlonupusrswMpcxbNnxOjuPgqknRjmkitgSmqxkTbmjslimcnjrtUolWgp Tunggul Wulung|Pinang Kampai|Fak Fak|Ferdinand Lumban Tobing|Gunungsitoli|Kertajati|Kaimana|Ketapang|Sangia Nibandera|Langgur|Cut Nyak Dhien|Naha|Namlea|Nangapinoh|Natuna Ranai|Gunung Bintang|Putussibau|Tebelian|Tanjung Warukin|Tanahmerah|Takengon Rembele|Wamena|Matahora
IE CfnKirIianqorNnr Donegal|Kerry County
IL EtmHfaTlv Eilat-Ramon|Haifa|Ben Gurion
IN AgxjlvrBdqekhuCdpDbredibmuGaydbopwlHbxjrssImfskxdxgxixkxmxpxuxyJdhlrsaKjblhnuqhLtuPabbdghnyRajewjaSagdwhltvTezVgaAhaipyjDghiuGbiHgirhJgblgrgMyqPygTcrirUkeVsv Agatti Island|Aizawl|Amravati|Vadodara|Bareilly|Bhavnagar|Kadapa|Darbhanga|Dehra Dun|Dibrugarh|Dimapur|Gaya|Gondia|Gorakhpur|Gwalior|Hubli|Khajuraho|Maharaja Agrasen|Imphal|Nashik|Allahabad|Belgaum|Lilabari|Keshod|Madurai|Pathankot|Aurangabad|Kandla|Jodhpur|Jabalpur|Jaisalmer|Kurnool|Kolhapur|Kanpur|Kishangarh|Latur|Bilaspur|Porbandar|Pantnagar|Puducherry|Rajkot|Rewa|Rajahmundry|Shirdi|Sindhudurg|Shillong|Surat|Tezpur|Vijayawada
IR AbddueufzwzzdBdhjbnduzxrDefGchHdmKerhdhkksshLfmrrMrxNshOmhPguykRasjnzrSdgXbjZahbrPfqSnx Abadan|Ardabil|Abu Musa|Sabzevar|Ahwaz|Yazd|Bandar Lengeh|Bojnurd|Bandar Abbas|Bushehr|Bam|Dezful|Gachsaran|Hamadan|Kerman|Khorramabad|Khark|Kashan|Kermanshah|Lamerd|Lar|Mahshahr|Now Shahr|Urmia|Ala'Marvdasht|Payam|Rasht|Rafsanjan|Ramsar|Sanandaj|Birjand|Zahedan|Chah-Bahar
IS EgsHfnzkIfjGryThoVpn Egilsstadir|Hornafjordur|Husavik|Isafjordur
IT BzoCiyrvPnlQsr Bolzano|Comiso|Crotone|Pantelleria|Salerno Costa d'Amalfi
JM Ktp Tinson
JP AkjojsjxtFksszujGajHackdnasgIbrkisgwjwkzoKczijkjkxmitduhumMbembmdmjmysjyeyjNtqObognimiritkekikjnjRisnjSdshbhihmyoTjhknksneoyrasjtjUbjeoAgjxj Asahikawa|Aomori|Amami|Akita|Fukushima|Shizuoka|Fukue|Yamagata|Hachijo Jima|Hakodate|Hanamaki|Saga|Ibaraki|Iki|Painushima Ishigaki|Hagi-Iwami|Iwakuni Kintaikyo|Izumo|Kochi Ryoma|Niigata|Kitakyushu|Kikaiga Shima|Miyazaki|Kitadaito|Kushiro|Yakushima|Monbetsu|Memanbetsu|Minamidaito|Matsumoto|Miyako|Misawa|Miyake Jima|Matsuyama|Noto|Tokachi-Obihiro|Yonaguni|Oshima|Okushiri|Oita|Okino Erabu|Oki Island|Okayama Momotaro|Odate Noshiro|Rishiri|Yoron|Sado Shima|Nakashibetsu|Shimojishima|Shirahama|Shonai|Tajima|Tokunoshima|Tokushima Awaodori|New Tanegashima|Toyama|Tarama|Tsushima|Tottori|Yamaguchi Ube|Kume-jima
KE AsvEdlLauMydNykWjrBmqJjm Amboseli|Eldoret|Lamu|Malindi|Nanyuki|Wajir
KG Ikg
KH Bbm Battambang
KI CxiAakBbg Christmas Island
KN Nev Vance W. Amory
KP DsoFnjRgoWos Sondok|Pyongyang Sunan|Chongjin Orang|Wonsan Kalma
KR HinKpouvwjMwxRsuUsnWjuYny Sacheon|Pohang|Gunsan|Gwangju|Muan|Yeosu|Ulsan|Wonju|Yangyang
KY Cyb Charles Kirkconnel
KZ BxhDmbznHsaKovsnPlxpkwqTdkUkkraKzoSziUsjzr Balkhash|Taraz|Zhezkazgan|Hazrat Sultan|Kokshetau|Kostanay|Semey|Petropavlovsk|Pavlodar|Taldykorgan|Ust-Kamenogorsk|Oral Ak Zhol
LA LxgOdyXkh
LK BtcHriKctRmlTrr Batticaloa|Mattala Rajapaksa|Koggala|Ratmalana|China Bay
LR Mlw Spriggs Payne
MA Tta Tan Tan
MG BpyDieFtuMnjoqSmsvbTleWmnDwbTtsWta Besalampy|Antsiranana/Arrachart|Marillac|Mananjary|Morondava|Sainte Marie|Sambava|Toliara|Maroantsetra
MH KwaAulBiiEjtntJejKioLikMijUitjetkWteto Kwajalein
MM AkyKawetypLiwshMgzogytPbuSnwThlvyBmosxHehKhmMnuwq Sittwe|Kawthaung|Keng Tung|Kyaukpyu|Loikaw|Lashio|Myeik|Mong Hsat|Myitkyina|Putao|Thandwe|Tachilek|Dawei
MN AvkBynDlzHvdLtiMxvUgaMxwUlglolz Arvaikheer|Bayankhongor|Gurvan Saikhan|Khovd|Altai|Murun|Bulgan
MP RopTiq Rota|Tinian
MS Mni John A. Osborne
MV HaqKdmdoNmfVamDrvGkkHdkrfRulTmf Hanimaadhoo|Kaadedhdhoo|Kadhdhoo|Maafaru|Villa Maamigili
MX AguCenlqmepetmulvmDgoHuxIztLmmtoMamlmttxlztPdsxmSlpTamaplcpqrcVerZihloCuaGubPpeSrl Aguascalientes|Ciudad Obregon|Colima|Ciudad del Carmen|Campeche|Chetumal|Culiacan|Ciudad Victoria|Durango|Bahias De Huatulco|Ixtepec|Los Mochis|Loreto|Matamoros|Morelia|Minatitlan|Mexicali|Mazatlan|Piedras Negras|Puerto Escondido|San Luis Potosi|Tampico|Tapachula|Toluca|Tepic|Torreon|Veracruz|Ixtapa/Zihuatanejo|Manzanillo
MY BbntuLbudumnMkmurzvSbwdkTwuBkmKudLglwyMzsOdnPkgTmg Bario|Bintulu|Labuan|Lahad Datu|Limbang|Mukah|Marudi|Mulu|Sibu|Sandakan|Tawau
MZ InhTetUelVnxpyxcjb Inhambane|Matundo|Quelimane|Vilanculos|Chimoio|Lichinga
NA ErsLudMpaNduOmdndHal Eros|Luderitz|Mpacha|Rundu|Oranjemund|Andimba Toivo ya Toivo
NC GeaIlpKnqLifMeeTgjouUveBmyKoc Noumea Magenta|Ile Des Pins|Kone|Lifou|Mare|Tiga|Touho|Ouvea
NF Nlk Norfolk Island
NG AkrBcuniCbqGmoIlrJosMdiiuSkoYol Akure|Bauchi|Benin City|Calabar|Gombe Lawanti|Ilorin|Jos|Makurdi|Maiduguri|Sokoto|Yola
NI BefPuz Bluefields|Puerto Cabezas
NO AlfnxBdujfnnvgEveFroHftovvgKknsuLklknMeholqnOlaRrsvkSknojrpsjvjVawdsFdeHaaOsyRetSdnog Alta|Andenes|Bardufoss|Batsfjord|Bronnoysund|Berlevag|Harstad/Narvik|Floro|Hammerfest|Orsta–Volda|Honningsvag|Kirkenes|Kristiansund|Lakselv|Leknes|Mehamn|Molde|Mo i Rana|Orland Airbase|Roros|Rorvik|Stokmarknes Skagen|Sorkjosen|Stord|Sandnessjoen|Svolvaer|Vardo|Vadso
NP BirJkrKepTpjBdphrDopImkJmoumLuaSifihkhTmi Biratnagar|Janakpur|Nepalganj|Taplejung
NR Inu Nauru Island
NU Iue Hanan
NZ BheChtGisHkklzIvcKatkeNplsnPmrRotTiurguoWaghkkareszPcn Woodbourne|Chatham Islands|Gisborne|Hokitika|Hamilton|Invercargill|Kaitaia|Kerikeri|New Plymouth|Nelson|Palmerston North|Rotorua|Timaru|Tauranga City|Taupo|Wanganui|Whakatane|Wanaka|Whangarei|Westport
PA ChxtdOnxPacBfqOtdPdmRih Changuinola|Chitre Alonso Valderrama|Colon|Marcos A. Gelabert
PE AypChhhmjaHuuIlqJaeauulPemTcqruYmsAns Ayacucho|Chachapoyas|Chimbote|Cajamarca|Huanuco|Ilo|Shumba|Jauja|Juliaca|Puerto Maldonado|Tacna|Trujillo|Yurimaguas
PF AaaheuqxrFavguGmrHoiuhKkrMaukpvtNhvRfpgiurTihkpkxubXmhApkFhzHhzKhzNauiuPkpRmtrrvvTkvUahap Anaa|Ahe|Hiva Oa|Arutua|Fakarava|Fangatau|Gambier Island|Hao Island|Huahine|Kaukura Atoll|Maupiti|Makemo|Mataiva|Nuku Hiva|Raiatea|Rangiroa|Rurutu|Tikehau Atoll|Takapoto|Takaroa|Tubuai Island|Manihi
PG BuaCmuDauGkaurHguknKmavgLaeMagasduOpuPnpRabVaimuWbmwkBotGmiIhuJaqKieriuyLmynvsaMisxhObxTajbgdsfiizpiUng Buka|Chimbu|Daru|Goroka|Gurney|Mount Hagen|Hoskins|Kerema|Kavieng|Nadzab|Madang|Momote|Mendi|Balimo|Girua|Tokua|Vanimo|Baimuru|Wapenamanda|Wewak
PH BcdsoxuCgmrmypyzDgtplGesJolLaoMbtOzcPagRxsSfsjiugTbhugwtVrcWnpZamCyuSwl Bacolod-Silay|Basco|Butuan|Camiguin|Catarman|Calbayog|Cauayan|Dumaguete|Dipolog|General Santos|Jolo|Laoag|Masbate|Labo|Pagadian|Roxas City|Subic Bay|San Jose|Surigao|Tugdan|Tuguegarao|Sanga Sanga|Virac|Naga|Zamboanga
PK BhvCjlDeaGwdPzhRykSkzTukWnsDbaHddJiwKdd Bahawalpur|Chitral|Dera Ghazi Khan|Gwadar|Zhob|Rahim Yar Khan|Sukkur|Turbat|Nawabshah
PL BzgIegRdoSzyQpw Bydgoszcz Ignacy Jan Paderewski|Zielona Gora-Babimost|Warsaw Radom|Olsztyn-Mazury
PM Mqc
PR CpxMazNrrPseSig Benjamin Rivera Noriega|Eugenio M. De Hostos|Jose Aponte de la Torre|Mercedita|Fernando Luis Ribas Dominicci
PT BgcCatFlwGrwHorPixrmxoSjzmaVrlseCvu Braganca|Cascais|Flores Island|Graciosa Island|Horta|Pico Island|Portimao|Porto Santo|Sao Jorge Island|Vila Do Porto|Vila Real|Viseu
PY Eno Teniente Amin Ayub Gonzalez
RO ArwBayOmrScvujTgm Arad|Baia Mare|Oradea|Suceava|Satu Mare|Targu Mures
RS Kvo Morava
RU AaqbamvsfBaxtkvjwozkCeekhsyyxDyrEgoieikslykGdxdzHmatatgIaagtjkkswaKejgpmwpwroszvxxkyzLpkMjzqfqjNalerfgjclinmojozskuxyaymOgzholzswvsPesexezkckvweyjRenmzybSbtcwekgckxlytwysTgkofUctkxlklvlyrjrssksruaudusVktozusyiYksZixkpBqgqjCshDeeptEksItuKcyvmLdgNgkzgOdoSukuyThxlyUkgmsVaqeohv Anapa|Abakan|Amderma|Astrakhan|Barnaul|Bratsk|Bovanenkovo|Balakovo|Bryansk|Cherepovets|Chokurdah|Cheboksary|Cherskiy|Anadyr|Belgorod|Eniseysk|Yeysk|Elista|Beloyarsky|Magadan|Gelendzhik|Khanty-Mansiysk|Chita|Hatanga|Igarka|Magas|Izhevsk|Tiksi|Ivanovo Yuzhny|Kemerovo|Kogalym|Kostroma|Keperveyem|Kurgan|Kotlas|Kirov|Khurba|Kyzyl|Lipetsk|Mirnyj|Magnitogorsk|Moma|Nalchik|Chulman Neryungri|Nefteyugansk|Nizhnevartovsk|Nikolayevsk-na-Amure|Naryan-Mar|Noyabrsk|Novokuznetsk|Noril'sk|Novy Urengoy|Nyagan|Nadym|Vladikavkaz|Okhotsk|Olyokminsk|Orsk|Sovetsky|Petrozavodsk|Pechora|Penza|Petropavlovsk-Kamchatsky|Pskov|Pevek|Polyarnyj|Orenburg|Tobolsk Remezov|Rybinsk|Sabetta|Syktyvkar|Srednekolymsk|Surgut|Saransk|Salekhard|Stavropol|Saskylakh|Taganrog Yuzhny|Tomsk|Ukhta|Ust-Kut|Lensk|Ulyanovsk Baratayevka|Ulyanovsk Vostochny|Uraj|Kursk Vostochny|Usinsk|Ust-Nera|Bugulma|Ulan-Ude|Yuzhno-Sakhalinsk|Vorkuta|Voronezh|Velikij Ustyug|Vilyuysk|Yakutsk|Zhigansk|Zyryanka
RW Kme Kamembe
SA DwdRahTuiUryWae Dawadmi|Rafha|Turaif|Gurayat|Wadi Ad Dawasir
SB MuaAksBasnyChyFreGtazoIraKgeMnyNnbRbvnlusSczVaoXya Munda
SD Dog Dongola
SE AghjrGevHadJkgKlrrfsdLpiycMxxNrkOerrbsdScrdlftThnyfVhmstxoEvgHfsmvPja Angelholm Helsingborg|Arvidsjaur|Gallivare|Halmstad|Jonkoping|Kalmar Oland|Kramfors/Solleftea|Karlstad|Linkoping City|Lycksele|Mora–Siljan|Norrkoping|Ornskoldsvik|Orebro-Bofors|Are Ostersund|Sälen/Scandinavian Mountains|Sundsvall-Timra|Skelleftea|Trollhattan/Vanersborg|Torsby|Vilhelmina|Vasteras/Hasslo|Vaxjo-Kronoberg
SG Xsp Seletar
SH AsiHle Wideawake Field
SK SldTat Sliac|Poprad/Tatry
SO Bbolwsa Berbera
SR AgiBtoDoerjEaxMojOrg
ST Pcp Principe
SV Ils Ilopango
TC GdtNcaXscSlx JAGS McCartney|North Caicos|South Caicos
TH BfvCjmHgnKkcopLoeptMaqNawntstPhshyxrRoiSnoTdxhsstUbpnn Buriram|Chumphon|Mae Hong Son|Khon Kaen|Nakhon Phanom|Loei|Lampang|Mae Sot|Narathiwat|Nan|Nakhon Si Thammarat|Phitsanulok|Phetchabun|Surin|Roi Et|Sakon Nakhon|Trat|Sukhothai|Trang|Ubon Ratchathani|Ranong
TJ KqtTju Bokhtar|Kulyab
TM CrzMypTaz Turkmenabat|Mary|Dashoguz
TO HpaVavEuaNtt Salote Pilolevu|Lupepau'u
TR AdfjiBziEdoIgdseMsrNopOnqTeqjkBggMzh Adiyaman|Agri|Balikesir|Balikesir Koca Seyit|Igdir|Isparta Suleyman Demirel|Mus|Sinop|Zonguldak|Corlu|Tokat
TV Fun Funafuti Atol
TW CyiHunKnhydLznMfkzgTnntt Chiayi|Hualien|Kinmen|Orchid Island|Matsu Nangan|Matsu Beigan|Penghu|Tainan|Taitung
TZ MywTgtBkzMfauzSeuhyTbokq Mtwara|Tanga
UA CwcIfoKhewgMpwNlvOzhRwnSipUdj Chernivtsi|Ivano-Frankovsk|Kherson|Krivoy Rog|Mariupol|Nikolaev|Zaporozhye|Rovno|Simferopol|Uzhhorod
UG RuaSrtUluKxoOyg Arua|Soroti|Gulu
UM Awk Wake Island
US AbiblbrbyckctcvcydkdqexgsiainknkplolslwmaninvoopnrcrttktwtyugvlvpzazoBedetfdfffigmgrhbihilisjckgkwlilvmiptqkrdrlrwtitmtrtvznCaeakcrdbdcdrdvecezgihahoiukbldllmimxnmnyosouprrprwsgvnwaysDabaybqdcechniklglhrgrosiujutvlEarataugxkoldlmmknariscsdugvvwbwnFataycalgloodrdsdsmwayuGalamccckcndvegfkgggwjtknlhnvptrirkspsttftrucupHcrdngrhhhriblnnmnsobomotrlroslsvtsvnvryaysIagandalglilmmtnlplptrkspthtoJacanbrhmlnmsnustKlwtnLafalarawbbbebfblchckebftnknsnyrdruseukurwbwsyhMafbscecgckcncwdteifefrgmgwhkhtkgkkkllbliluobotqtriryslsosstjuevywaylyryuNuiOajgdgslflmmepfrhrtthtzwbPaeahbgdbdkdtgagdgvhfibieihirizkblnnspvqircscsgsmthtuubuwvuwmRapbydddmfdhiiwkdksoasjstutSafbabdbnbpbyccceckdpdyguhdhrhvitjtlelklnmnmxnpowqlrqtctgunvavcwfwoTbnebexiwkflholrismtnupvfwfxkyrUinnksasttoVctdzelldpsrbWkkrgstXwaYakkmumAetkbkikkttukBidkcttCemhuikkdkxlpwsyfytEaaekliGlvnuHnhpbusIggkorcwdKalbccqebfpgkgxkakhlglnmonknwotpnpvqasmtsukvcvlwkwnwtykyuLmapsupMbllllymhoutpuuykNcniblgmeptulupObulhokrirvPgmhoipkaqstaQtxRcedvmpshScmgyhghhkklqmkovrvvsxpTalctekkjlaltncnkogwaVakeeWaabbbqfblkmonasntktlwt Abilene|Ambler|Aberdeen|Southwest Georgia|Nantucket Memorial|Waco|California Redwood Coast-Humboldt County|Atlantic City|Adak Island Naval Station|Kodiak|Alexandria|Augusta|Alliance|Wainwright|King Salmon|Anaktuvuk|Waterloo|San Luis Valley|Walla Walla|Rick Husband Amarillo|Aniak|Anvik|Altoona|Alpena County|Arctic Village|Watertown|Atqasuk|Appleton|Watertown|Augusta State|Asheville|Wilkes-Barre/Scranton|Phoenix-Mesa Gateway|Kalamazoo Battle Creek|Laurence G. Hanscom Field|Bethel|Bradford|Western Nebraska|King County|Greater Binghamton|Bangor|Hancock County-Bar Harbor|Bishop|Billings Logan|Bismarck|Rocky Mountain Metropolitan|Branson|Raleigh County Memorial|Bellingham|MidAmerica St. Louis|Central Illinois|Jack Brooks|Brunswick Golden Isles|Brainerd Lakes|Southeast Iowa|Wiley Post-Will Rogers Memorial|Barter Island|Bert Mooney|Baton Rouge Metropolitan|Burlington|Bozeman Yellowstone|Columbia Metropolitan|Akron-Canton|Buchanan Field|Cold Bay|Cedar City|Chadron|Mudhole Smith|Del Norte County|Montezuma County|Cape Girardeau|Chattanooga Metropolitan|Charlottesville Albemarle|Chippewa County|North Central West Virginia|McClellan-Palomar|Easterwood|University of Illinois Willard|Houghton County Memorial|Cavern City Air Terminal|Canyonlands|Colorado Springs|Columbia|Casper/Natrona County|Corpus Christi|Yeager|Columbus|Clovis|Central Wisconsin|Cheyenne|Daytona Beach|James M. Cox Dayton|Dubuque|Dodge City|Decatur|Dothan|Dickinson|Dillingham|Duluth|Deering|Durango-La Plata County|Destin Executive|DuBois|Unalaska|Devils Lake|Kearney|Pangborn Memorial|Chippewa Valley|Egegik|Elko|South Arkansas|Elmira Corning|Emmonak|Kenai|Erie|Delta County|Orcas Island|Eugene|Evansville|New Bedford|Coastal Carolina|Fresno Yosemite|Fayetteville|Glacier Park|Flagstaff Pulliam|Florence|Fort Dodge|Friday Harbor|Sioux Falls|Fort Smith|Fort Wayne|Fort Yukon|Edward G. Pitka Sr.|Gambell|Campbell County|Garden City|Grand Canyon Park|Dawson Community|Spokane|Grand Forks|Gregg County|Glasgow|Grand Junction|Gulkana|Greenville Mid-Delta|Gainesville|Gulfport-Biloxi|Grand Island|Killeen|Greenville-Spartanburg|Gustavus|Great Falls|Golden Triangle|Gunnison–Crested Butte|Gallup|Holy Cross|Yampa Valley|Hagerstown|Hilton Head|Hawthorne|Chisholm|Helena|Hana|Haines|Lea County|Homer|Memorial Field|Valley|Boone County|Huslia|Huntsville|Huntington Tri-State|Tweed–New Haven|Havre City County|Cape Cod Gateway|Hays|Niagara Falls|Bob Baker Memorial|Idaho Falls|New Castle|Iliamna|Wilmington|Ford|Falls|Imperial County|Williamsport|Kirksville|Long Island MacArthur|Ithaca Tompkins|Hilo|Jackson Hole|Jackson-Evers|Jonesboro|Kapalua|Joplin|Jamestown|Juneau|Cambria County|Klawock|Ketchikan|Purdue University|Lakeland Linder|General Brees Field|Lawton-Fort Sill|Lubbock Preston Smith|Arnold Palmer|Lee Bird Field|Liberal|Lake Charles|Rickenbacker|Lebanon|Lafayette|Lincoln|Lancaster|Lanai|Laredo|Las Cruces|La Crosse|Cincinnati Lunken|Cape Lisburne|Greenbrier Valley|Lewiston-Nez Perce County|Preston-Glenn Field|Midland|MBS|Merced|McGrath|Mc Cook|Middle Georgia|Mason City|Harrisburg|Key Field|McAllen|Rogue Valley -Medford|Montgomery|Morgantown|Manhattan|Manchester Boston|Muskegon|Molokai|McKellar–Sipes|Orlando Melbourne|Quad City|Monroe|Mobile|Minot|Sawyer|Merrill Field|Monterey|Northwest Alabama|Missoula Montana|Massena|Montrose|Waimea–Kohala|Martha's Vineyard|Veterans Southern Illinois|McCall|Myrtle Beach|Ellis Field|Nuiqsut|Albert J Ellis|Ogden|Ogdensburg|Wolf Point|Olympia|Nome|Opa-locka Executive|Worcester|Northway|Southwest Oregon|Ralph Wien Memorial|Owensboro–Daviess County|Seattle Paine Field|Barkley|Plattsburgh|Pedro Bay|DeKalb Peachtree|Eastern Oregon|Page|Charlotte County|Pitt-Greenville|Newport News/Williamsburg|Hattiesburg-Laurel|St. Petersburg-Clearwater|Pocatello|Pierre|Point Lay LRRS|Wood County|Emmet County|Pensacola|Port Protection|Presque Isle|Prescott|Tri-Cities|Petersburg|Portsmouth at Pease|Port Heiden|Platinum|Pueblo Memorial|Pullman–Moscow|Provo|Portland Jetport|Rapid City|Ruby|Redding|Roberts Field Redmond|Chicago Rockford|Oneida County|Riverton|Knox County|Southwest Wyoming|Roanoke-Blacksburg|Rosario Sea Plane Base|Rochester|Rutland|Santa Fe|Santa Barbara|San Bernadino|South Bend|San Luis Obispo County|Wicomico|Prudhoe Bay/Deadhorse|University Park|Stockton Metropolitan|Sand Point|Richland|St. George|Shenandoah Valley|Sheridan|Shreveport|Sitka|San Angelo|McNary Field|Adirondack|Salina|Lemhi County|Santa Maria Public|Saint Paul Island|Show Low|San Carlos|Sarasota Bradenton|St. Cloud|St. George Island|Friedman Memorial|Savoonga|Grant County|Stewart|Stillwater|Forney Army Air Field|Teterboro|Telluride|Tacoma Narrows|Truckee Tahoe|Tallahassee|Toledo Express|Tri-Cities|Taos|Trenton-Mercer|Tupelo|Thief River Falls|Magic Valley|Texarkana|Tyler Pounds|Quincy|Unalakleet|Concord–Padgett|St. Augustine|Indian Mountain Air Force Station|Victoria|Valdez|Vernal|Valdosta|Destin Fort Walton Beach|Vero Beach|Aleknagik|Wrangell|Westerly State|Williston Basin|Yakutat|Yakima Air Terminal|Yuma
UZ AznNcuviTmjAfsKsq Andizhan|Nukus|Navoi|Termez
VC BquCiwMqsUni J.F. Mitchell|Canouan Island|Mustique|Union Island
VE BnsrmCajupzeLspSomtdvzViglvIccLrv Barinas|Barquisimeto|Canaima|Carupano|Coro|Josefa Camejo|San Tome|Mayor Buenaventura Vivas|Juan Vicente Gomez|El Vigia|Colonel Antonio Nicolas Briceno
VG Vij
VN CahDinPxuTbbVcacsdhdoiikgcl Ca Mau|Dien Bien|Pleiku|Tuy Hoa|Can Tho|Con Dao|Dong Hoi|Van Don|Vinh|Rach Gia
VU SonTahCcvFtaLnbneodpmNusOljPbjSlhsrTghVlsWlh Santo Pekoa|Tanna
WF WlsFut Wallis Island
YE Aay Al Ghaydah
ZA KimMbdghPhwtgzbRcbSisUtnttHds Kimberley|Mafikeng|Margate|Phalaborwa|Polokwane|Pietermaritzburg|Richards Bay|Sishen|Upington|Mthatha
ZM MfuKaaSli Mfuwe
`;
